declare module "virtual:messages" {
  type Loaders = Record<string, () => Promise<{ default: string }>>;
  export const loaders: Loaders;
  export const chapters: Record<
    "design" | "device" | "examples" | "face" | "fair" | "lesson" | "record",
    Loaders
  >;
}

/** Answers to requests that the document sent before the code was loaded. */
// eslint-disable-next-line no-var -- only this declares a property of the global object
declare var early: Record<string, Promise<Response | null>> | undefined;
