/** Brings the `size` places that come first to the front, in no order among themselves (quickselect, in place). */
export function partition(places: Uint32Array, size: number, before: (one: number, other: number) => boolean): void {
  let low = 0;
  let high = places.length - 1;
  while (low < high) {
    const pivot = places[(low + high) >> 1] as number;
    let left = low;
    let right = high;
    while (left <= right) {
      while (before(places[left] as number, pivot)) left++;
      while (before(pivot, places[right] as number)) right--;
      if (left > right) break;
      const place = places[left] as number;
      places[left++] = places[right] as number;
      places[right--] = place;
    }
    if (size <= right) high = right;
    else if (size >= left) low = left;
    else return;
  }
}
