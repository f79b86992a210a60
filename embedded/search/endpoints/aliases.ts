import { bodyOf, type Call, json, param, type Result } from '../protocol/call.ts';

export function listAliases({ service }: Call): Result {
  return json({ aliases: service.catalogue.aliases() });
}

export function getAlias(call: Call): Result {
  return json(call.service.catalogue.alias(param(call, 'alias')));
}

export function setAlias(call: Call): Result {
  return json(call.service.catalogue.setAlias(param(call, 'alias'), bodyOf(call)));
}

export function dropAlias(call: Call): Result {
  return json(call.service.catalogue.dropAlias(param(call, 'alias')));
}
