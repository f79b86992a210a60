import { type Answer, bodyOf, type Call, json, param } from '../protocol/call.ts';

export function listAliases({ service }: Call): Answer {
  return json({ aliases: service.catalogue.aliases() });
}

export function getAlias(call: Call): Answer {
  return json(call.service.catalogue.alias(param(call, 'alias')));
}

export function setAlias(call: Call): Answer {
  return json(call.service.catalogue.setAlias(param(call, 'alias'), bodyOf(call)));
}

export function dropAlias(call: Call): Answer {
  return json(call.service.catalogue.dropAlias(param(call, 'alias')));
}
