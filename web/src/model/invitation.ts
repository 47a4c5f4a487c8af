// The address by which others reach a table.

export interface Reach {
  addresses: readonly string[];
  loopback: boolean;
}

export interface Invitation {
  /** Where a guest's browser has to go; several where the machine has several addresses. */
  links: readonly string[];
  /** Nobody but this computer gets there. */
  onlyHere: boolean;
}

const OWN = /^(localhost|127(\.\d+){3}|\[::1\])$/;

const atHome = (origin: string): boolean => OWN.test(new URL(origin).hostname);

/** Who is here by an address of the network tells others that; who is at the server's own machine, one that they can use. */
export const reachable = (origin: string, { addresses }: Reach): readonly string[] =>
  atHome(origin) && addresses.length ? addresses : [origin];

export function invitation(origin: string, code: string, reach: Reach): Invitation {
  return {
    links: reachable(origin, reach).map((one) => `${one}/t/${code}`),
    onlyHere: atHome(origin) && reach.addresses.length === 0,
  };
}

/** A QR code's dark fields as one path, a unit square each. */
export function squares(fields: readonly (readonly boolean[])[]): string {
  const row = (dark: readonly boolean[], y: number) =>
    dark.map((one, x) => (one ? `M${x} ${y}h1v1h-1z` : "")).join("");
  return fields.map(row).join("");
}
