/** A bar on a terminal, nothing elsewhere: a log is not the place for it. */
export function progressBar(stream: NodeJS.WriteStream): (done: number, total: number) => void {
  if (!stream.isTTY) return () => undefined;
  const width = 32;
  return (done, total) => {
    const filled = Math.round((width * done) / Math.max(1, total));
    stream.write(`\r  [${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${done} of ${total}`);
    if (done >= total) stream.write('\n');
  };
}
