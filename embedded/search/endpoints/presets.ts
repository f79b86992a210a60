import { objectBody } from '../catalogue/named-records.ts';
import { badRequest } from '../engine/failure.ts';
import { isObject } from '../engine/json.ts';
import { type Answer, bodyOf, type Call, json, param } from '../protocol/call.ts';

export function listPresets({ service }: Call): Answer {
  return json({ presets: service.presets.list() });
}

export function getPreset(call: Call): Answer {
  return json(call.service.presets.get(param(call, 'name')));
}

export function setPreset(call: Call): Answer {
  const name = param(call, 'name');
  const { value } = objectBody(bodyOf(call));
  if (!isObject(value)) throw badRequest('Parameter `value` is required.');
  return json(call.service.presets.put(name, { name, value }));
}

export function dropPreset(call: Call): Answer {
  const name = param(call, 'name');
  call.service.presets.drop(name);
  return json({ name });
}
