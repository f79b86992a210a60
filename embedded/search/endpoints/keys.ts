import { keyJson } from '../access/api-key.ts';
import { bodyOf, type Call, json, param, type Result } from '../protocol/call.ts';

/** The only response that holds the key's value. */
export function createKey(call: Call): Result {
  const key = call.service.keys.create(bodyOf(call));
  return json({ ...keyJson(key), value: key.value }, 201);
}

export function listKeys({ service }: Call): Result {
  return json({ keys: service.keys.list().map(keyJson) });
}

export function getKey(call: Call): Result {
  return json(keyJson(call.service.keys.get(param(call, 'id'))));
}

export function dropKey(call: Call): Result {
  const id = param(call, 'id');
  call.service.keys.remove(id);
  return json({ id: Number(id) });
}
