import { objectBody } from '../catalogue/named-records.ts';
import { badRequest } from '../engine/failure.ts';
import { bodyOf, type Call, json, param, type Result } from '../protocol/call.ts';

export function listStopwords({ service }: Call): Result {
  return json({ stopwords: service.stopwords.list() });
}

export function getStopwords(call: Call): Result {
  return json({ stopwords: call.service.stopwords.get(param(call, 'name')) });
}

export function setStopwords(call: Call): Result {
  const id = param(call, 'name');
  const { stopwords, locale } = objectBody(bodyOf(call));
  if (!Array.isArray(stopwords) || stopwords.length === 0 || !stopwords.every((word) => typeof word === 'string')) {
    throw badRequest('Parameter `stopwords` is required as string array value.');
  }
  return json(call.service.stopwords.put(id, { id, stopwords, ...(typeof locale === 'string' ? { locale } : {}) }));
}

export function dropStopwords(call: Call): Result {
  const id = param(call, 'name');
  call.service.stopwords.drop(id);
  return json({ id });
}
