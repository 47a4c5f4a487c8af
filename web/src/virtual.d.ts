declare module "virtual:words" {
  type Loaders = Record<string, () => Promise<{ default: string }>>;
  export const loaders: Loaders;
  export const chapters: Record<"examples" | "lesson" | "design" | "record", Loaders>;
}
