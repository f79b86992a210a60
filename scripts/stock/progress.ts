type Stream = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

const width = 32;

/** Shows how far an import is: a bar on a terminal, elsewhere a line for every tenth. */
export function progress(stream: Stream): (done: number, total: number) => void {
  return stream.isTTY ? bar(stream) : lines(stream);
}

function bar(stream: Stream) {
  return (done: number, total: number) => {
    const filled = Math.round((width * done) / Math.max(1, total));
    stream.write(`\r  [${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${done} of ${total}`);
    if (done >= total) stream.write('\n');
  };
}

function lines(stream: Stream) {
  let reported = 0;
  return (done: number, total: number) => {
    const tenth = Math.floor((10 * done) / Math.max(1, total));
    if (tenth > reported) stream.write(`  ${done} of ${total} vehicles written\n`);
    reported = Math.max(reported, tenth);
  };
}
