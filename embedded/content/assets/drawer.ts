import { serveTasks } from '../../../node-service/task-process.ts';
import { Problem } from '../problem.ts';
import { type ImageFacts, imageFacts } from './image-metadata.ts';
import { plainImage } from './plain-image.ts';
import { resize } from './resize.ts';
import { type ImageKind, notAnImage } from './sniff.ts';
import { readSvg, type SvgReading } from './svg.ts';
import type { TransformOptions } from './transform-options.ts';

/**
 * The message to a drawing process, one at a time: make a changed copy, make an upload ready to be
 * stored, or list what an SVG contains.
 */
export type Drawing =
  | { readonly kind: 'copy'; readonly bytes: Buffer; readonly image: ImageKind; readonly options: TransformOptions }
  | { readonly kind: 'upload'; readonly bytes: Buffer; readonly image: ImageKind }
  | { readonly kind: 'svg'; readonly bytes: Buffer };

export interface Responses {
  readonly copy: { readonly copy: Uint8Array };
  /** `plain` is null where the bytes are stored as they came. */
  readonly upload: { readonly plain: Uint8Array | null; readonly facts: ImageFacts };
  readonly svg: { readonly svg: SvgReading };
}
interface Refusal {
  readonly problem: { readonly status: number; readonly type: string; readonly description: string };
}
export type Drawn = Responses[keyof Responses] | Refusal;

const invalid = (description: string): Problem => new Problem(400, 'invalidAssetError', description);

/** @throws Problem 400 for what cannot be read, and for an SVG that runs or fetches something */
async function upload(bytes: Buffer, image: ImageKind): Promise<Responses['upload']> {
  const svg = image === 'svg' ? readSvg(bytes) : undefined;
  if (svg?.kind === 'none') throw invalid(notAnImage);
  if (svg?.kind === 'refused') throw invalid(`The uploaded SVG is refused: ${svg.reason}`);
  const plain = await plainImage(bytes, image).catch((error: Error) => {
    throw invalid(`The image cannot be read: ${error.message}`);
  });
  return { plain: plain === bytes ? null : plain, facts: await imageFacts(plain, image) };
}

async function draw(drawing: Drawing): Promise<Drawn> {
  const bytes = Buffer.from(drawing.bytes);
  try {
    if (drawing.kind === 'svg') return { svg: readSvg(bytes) };
    if (drawing.kind === 'upload') return await upload(bytes, drawing.image);
    return { copy: await resize(bytes, drawing.image, drawing.options) };
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    if (error instanceof Problem) return { problem: { status: error.status, type: error.type, description } };
    const text = `The image cannot be transformed: ${description}`;
    return { problem: { status: 400, type: 'imageTransformError', description: text } };
  }
}

serveTasks(draw);
