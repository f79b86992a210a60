/** Typed arrays that grow. `data` may be longer than `length`: copy it into a local before a hot loop. */
abstract class Growable<T extends Uint8Array | Uint32Array | Float64Array> {
  data: T;
  length = 0;

  constructor(data: T) {
    this.data = data;
  }

  push(value: number): number {
    if (this.length === this.data.length) this.reserve(this.length + 1);
    this.data[this.length] = value;
    return this.length++;
  }

  at(index: number): number {
    return this.data[index] ?? 0;
  }

  /** Makes room for `capacity` items; new items are zero. */
  reserve(capacity: number): void {
    if (capacity <= this.data.length) return;
    const grown = this.allocate(Math.max(capacity, 16, Math.ceil(this.data.length * 1.6)));
    grown.set(this.data);
    this.data = grown;
  }

  get bytes(): number {
    return this.data.byteLength;
  }

  protected abstract allocate(capacity: number): T;
}

export class Uint8List extends Growable<Uint8Array> {
  constructor() {
    super(new Uint8Array(0));
  }
  protected allocate(capacity: number) {
    return new Uint8Array(capacity);
  }
}

export class Uint32List extends Growable<Uint32Array> {
  constructor() {
    super(new Uint32Array(0));
  }
  protected allocate(capacity: number) {
    return new Uint32Array(capacity);
  }
}

export class Float64List extends Growable<Float64Array> {
  constructor() {
    super(new Float64Array(0));
  }
  protected allocate(capacity: number) {
    return new Float64Array(capacity);
  }
}
