import { ApiError } from './api-error.ts';

/**
 * A form-encoded body, parsed; lists are `Form`s with the names 0, 1, 2 until `plain` makes them
 * arrays.
 */
interface Form {
  [name: string]: string | Form;
}
type Plain = string | Plain[] | { [name: string]: Plain };

const maxFields = 1_000;
const maxDepth = 6;
const maxNameLength = 200;
const forbidden = new Set(['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty']);

const emptyForm = (): Form => Object.create(null) as Form;
const unreadable = (): ApiError => new ApiError(400, 'Invalid request: the parameters could not be read.');

/** `line_items[0][price_data][currency]=aud&expand[]=payment_intent` as values inside each other. Throws an ApiError. */
export function readForm(text: string): { [name: string]: Plain } {
  const form = emptyForm();
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    count += 1;
    if (count > maxFields) throw unreadable();
    place(form, partsOf(name), value);
  }
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, plain(value)]));
}

function partsOf(name: string): string[] {
  const [, first, rest] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name.slice(0, maxNameLength + 1)) ?? [];
  if (first === undefined || rest === undefined || name.length > maxNameLength) throw unreadable();
  const parts = [first, ...(rest.match(/\[[^[\]]*\]/g) ?? []).map((part) => part.slice(1, -1))];
  if (parts.length > maxDepth || parts.some((part) => forbidden.has(part))) throw unreadable();
  return parts;
}

function place(form: Form, [part = '', ...rest]: string[], value: string): void {
  const name = part === '' ? String(Object.keys(form).length) : part;
  if (rest.length === 0) {
    if (typeof form[name] === 'object') throw unreadable();
    form[name] = value;
    return;
  }
  const inner = form[name] ?? emptyForm();
  if (typeof inner === 'string') throw unreadable();
  form[name] = inner;
  place(inner, rest, value);
}

function plain(value: string | Form): Plain {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value);
  if (entries.every(([name], at) => name === String(at))) return entries.map(([, one]) => plain(one));
  return Object.fromEntries(entries.map(([name, one]) => [name, plain(one)]));
}
