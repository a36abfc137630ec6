export const mapValues = <Value, Result, Key extends string>(
  values: Record<Key, Value>,
  to: (value: Value, key: Key) => Result,
) =>
  Object.fromEntries(Object.entries<Value>(values).map(([key, value]) => [key, to(value, key as Key)])) as Record<
    Key,
    Result
  >;

export const omit = <Fields extends object, Name extends keyof Fields>(fields: Fields, name: Name) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name)) as Omit<Fields, Name>;

/** Leaves out undefined fields, for which React would write "$undefined" into the page. */
export const omitUndefined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
