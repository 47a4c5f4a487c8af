// The address by which others reach a table.

export interface Reach {
  addresses: readonly string[];
  loopback: boolean;
}

export interface Invitation {
  /** Links for guests; several where the machine has several addresses. */
  links: readonly string[];
  /** Only this computer can open them. */
  onlyHere: boolean;
}

const OWN = /^(localhost|127(\.\d+){3}|\[::1\])$/;

const atHome = (origin: string): boolean => OWN.test(new URL(origin).hostname);

/** The page's own address if others can use it; on the server's machine, its addresses on the network. */
export const reachable = (origin: string, { addresses }: Reach): readonly string[] =>
  atHome(origin) && addresses.length ? addresses : [origin];

/** Whether no other device can open the server's links. */
export const isOnlyHere = (origin: string, { addresses }: Reach): boolean =>
  atHome(origin) && addresses.length === 0;

export function invitation(origin: string, code: string, reach: Reach): Invitation {
  return {
    links: reachable(origin, reach).map((one) => `${one}/t/${code}`),
    onlyHere: isOnlyHere(origin, reach),
  };
}

/** A QR code's dark modules as one SVG path of unit squares. */
export function squares(fields: readonly (readonly boolean[])[]): string {
  const row = (dark: readonly boolean[], y: number) =>
    dark.map((one, x) => (one ? `M${x} ${y}h1v1h-1z` : "")).join("");
  return fields.map(row).join("");
}
