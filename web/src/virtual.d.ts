declare module "virtual:messages" {
  type Loaders = Record<string, () => Promise<{ default: string }>>;
  export const loaders: Loaders;
  export const chapters: Record<"design" | "device" | "examples" | "lesson" | "record", Loaders>;
}
