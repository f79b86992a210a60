import { expect, it } from 'vitest';
import { previewMoment } from './preview-moment.ts';

const moment = Date.UTC(2026, 10, 30);

it.each([
  [`a=1; forecourt_preview_at=${moment}`, moment],
  ['forecourt_preview_at=', null],
  ['forecourt_preview_at=soon', null],
  ['forecourt_preview_at=99999999999999', null],
  ['forecourt_preview_at=-1', null],
  [`other_forecourt_preview_at=${moment}`, null],
  [undefined, null],
])('[PLUS-03] reads %j as %s', (cookies, expected) => expect(previewMoment(cookies)).toBe(expected));
