/**
 * `make`, whose result for one value stays the same. The studio resolves the actions of a document at each change of it: an action
 * made anew would be mounted anew, and letters typed meanwhile were lost.
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
