import { isRecord } from '../store/document.ts';
import { invalidAction } from './refusals.ts';

/** One action as a client sent it. */
export type Action = Record<string, unknown> & { readonly actionType: string };

export function parseAction(value: unknown): Action {
  if (!isRecord(value) || typeof value.actionType !== 'string') throw invalidAction('An action needs "actionType"');
  return { ...value, actionType: value.actionType };
}

export function requiredText(action: Action, name: string): string {
  const value = action[name];
  if (typeof value !== 'string' || value === '') throw invalidAction(`Action ${action.actionType} needs "${name}"`);
  return value;
}

export function optionalText(action: Action, name: string): string | undefined {
  const value = action[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function requiredRecord(action: Action, name: string): Record<string, unknown> {
  const value = action[name];
  if (!isRecord(value)) throw invalidAction(`Action ${action.actionType} needs the object "${name}"`);
  return value;
}

export function textList(action: Action, name: string): string[] {
  const value = action[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
