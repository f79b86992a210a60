/**
 * Caches the results of `make`. The studio resolves a document's actions at each change, and a new
 * action component would be mounted anew and lose typed text.
 */
export function onceEach<Value extends WeakKey, Made>(make: (value: Value) => Made): (value: Value) => Made {
  const made = new WeakMap<Value, Made>();
  return (value) => {
    const before = made.get(value);
    if (before !== undefined) return before;
    const now = make(value);
    made.set(value, now);
    return now;
  };
}
