import { describe, expect, it } from 'vitest';
import { withoutScripts } from './without-scripts.ts';

describe('text without scripts', () => {
  it.each([
    ['Free mats <script type="text/javascript">alert("hi")\n</script >fitted.', 'Free mats  fitted.'],
    ['<STYLE>p { color: red }</STYLE>Free mats.', ' Free mats.'],
    ['Free mats.<script>alert(1)', 'Free mats. '],
    ['One<script>a</script>two<script>b</script>', 'One two '],
    ['<scripted>Love <3 from us</scripted>', '<scripted>Love <3 from us</scripted>'],
  ])('%j is %j', (pasted, left) => {
    expect(withoutScripts(pasted)).toBe(left);
  });

  it('ten thousand scripts that never close take no time', () => {
    const start = performance.now();
    withoutScripts('<script '.repeat(10_000));
    withoutScripts('<style>'.repeat(10_000));
    expect(performance.now() - start).toBeLessThan(3_000);
  });
});
