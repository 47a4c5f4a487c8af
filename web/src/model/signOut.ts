// What signing out on this device leaves behind.

import { request } from "../api/http";
import type { SignedInDevice, TableListItem } from "../api/protocol";

export interface LeftBehind {
  /** How many other devices still know the person. */
  devices: number;
  /** The codes of the tables where their games go on. */
  games: string[];
}

export const isRunning = ({ phase }: TableListItem): boolean => phase === "memorising" || phase === "playing";

export const leftBehind = (
  devices: readonly SignedInDevice[],
  tables: readonly TableListItem[],
): LeftBehind => ({
  devices: devices.filter(({ here }) => !here).length,
  games: tables.filter((table) => table.seat !== null && isRunning(table)).map(({ code }) => code),
});

export async function findLeftBehind(): Promise<LeftBehind> {
  const [devices, tables] = await Promise.all([
    request<SignedInDevice[]>("GET", "/me/devices"),
    request<TableListItem[]>("GET", "/me/tables"),
  ]);
  return leftBehind(devices, tables);
}
