type Partly<T> = T extends object ? { [Field in keyof T]?: Partly<T[Field]> } : T;

/** A record for a test that looks at some of its fields; the others are not there. */
export function partly<T>(fields: Partly<T>): T {
  return fields as T;
}
