declare module "virtual:words" {
  export const loaders: Record<string, () => Promise<{ default: string }>>;
}
