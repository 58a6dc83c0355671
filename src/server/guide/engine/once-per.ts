/** Works something out once per object, e.g. per pack of questions. The result must not be changed. */
export function oncePer<Key extends object, Result>(read: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, { result: Result }>();
  return (key) => {
    const found = known.get(key) ?? { result: read(key) };
    known.set(key, found);
    return found.result;
  };
}
