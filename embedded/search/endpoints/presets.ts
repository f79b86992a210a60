import { objectBody } from '../catalogue/named-records.ts';
import { badRequest } from '../engine/failure.ts';
import { isObject } from '../engine/json.ts';
import { bodyOf, type Call, json, param, type Result } from '../protocol/call.ts';

export function listPresets({ service }: Call): Result {
  return json({ presets: service.presets.list() });
}

export function getPreset(call: Call): Result {
  return json(call.service.presets.get(param(call, 'name')));
}

export function setPreset(call: Call): Result {
  const name = param(call, 'name');
  const { value } = objectBody(bodyOf(call));
  if (!isObject(value)) throw badRequest('Parameter `value` is required.');
  return json(call.service.presets.put(name, { name, value }));
}

export function dropPreset(call: Call): Result {
  const name = param(call, 'name');
  call.service.presets.drop(name);
  return json({ name });
}
