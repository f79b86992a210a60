import sharp, { type Sharp } from 'sharp';
import type { Paint } from './paints.ts';

const encodeSteps = 4096;

const linearOf = Float32Array.from({ length: 256 }, (_, code) => {
  const value = code / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

const codeOf = Uint8Array.from({ length: encodeSteps }, (_, step) => {
  const value = step / (encodeSteps - 1);
  return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
});

/**
 * Paints one picture. `black` is the car in black paint, `light` one grey channel of how much light each pixel adds per
 * unit of paint; both files are sRGB-encoded and are added in linear light. `width` in pixels, absent: as the files are.
 */
export async function compose(black: string, light: string, paint: Paint, width?: number): Promise<Sharp> {
  const sized = (file: string) => (width ? sharp(file).resize(width) : sharp(file));
  const [base, added] = await Promise.all([
    sized(black).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    sized(light).toColourspace('b-w').raw().toBuffer(),
  ]);
  addLight(base.data, added, linearPaint(paint));
  return sharp(base.data, { raw: { width: base.info.width, height: base.info.height, channels: 3 } });
}

type Linear = readonly [red: number, green: number, blue: number];

function linearPaint({ hex, depth }: Paint): Linear {
  const channel = (at: number) => (linearOf[Number.parseInt(hex.slice(at, at + 2), 16)] ?? 0) - depth;
  return [channel(1), channel(3), channel(5)];
}

/**
 * Adds `light` × paint to the pixels, in place. Where there is no light the black picture stays.
 */
function addLight(pixels: Buffer, light: Buffer, [red, green, blue]: Linear): void {
  for (let at = 0, pixel = 0; at < light.length; at += 1, pixel += 3) {
    const amount = linearOf[light[at] ?? 0] ?? 0;
    if (amount === 0) continue;
    pixels[pixel] = lit(pixels[pixel], amount * red);
    pixels[pixel + 1] = lit(pixels[pixel + 1], amount * green);
    pixels[pixel + 2] = lit(pixels[pixel + 2], amount * blue);
  }
}

function lit(code = 0, added: number): number {
  const step = Math.round(((linearOf[code] ?? 0) + added) * (encodeSteps - 1));
  return codeOf[Math.max(0, Math.min(encodeSteps - 1, step))] ?? 0;
}
