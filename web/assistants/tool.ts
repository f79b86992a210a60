import type { CallToolResult } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import { StockUnavailable } from '@/domain/stock/stock-unavailable.ts';
import { log, reason } from '@/web/platform/log.ts';
import type { Assistant } from './assistant.ts';

/**
 * What a tool found: for programs, and the same in English where the figures need text beside them.
 */
type Found = { data: Record<string, unknown>; text?: string };

export type Tool = {
  name: string;
  title: string;
  description: string;
  input: z.ZodObject;
  /** The view of its results (`ui://…`), for hosts that show one. */
  view?: string;
  run(input: unknown, assistant: Assistant): Promise<CallToolResult>;
};

const codes = {
  invalid: 'invalid_request',
  absent: 'not_found',
  closed: 'not_available',
  away: 'unavailable',
} as const;

/** Why a tool gives nothing; the assistant repeats its message to the shopper. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly kind: keyof typeof codes;

  constructor(kind: keyof typeof codes, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** A tool whose input the schema has checked; refusals and services that are away become errors with a stable code. */
export function defineTool<Input extends z.ZodObject>(
  tool: Omit<Tool, 'input' | 'run'> & {
    input: Input;
    find(input: z.output<Input>, assistant: Assistant): Promise<Found>;
  },
): Tool {
  const { find, ...named } = tool;
  return {
    ...named,
    run: async (input, assistant) => {
      try {
        return resultOf(await find(tool.input.parse(input), assistant), assistant);
      } catch (error) {
        return refused(error, tool.name);
      }
    },
  };
}

function resultOf({ data, text }: Found, { site }: Assistant): CallToolResult {
  const structuredContent = { dealership_id: site.slug, ...data };
  const json = { type: 'text', text: JSON.stringify(structuredContent) } as const;
  return { content: text ? [{ type: 'text', text }, json] : [json], structuredContent };
}

function refused(error: unknown, tool: string): CallToolResult {
  const refusal = error instanceof Refusal ? error : new Refusal('away', away);
  if (refusal !== error)
    log('warn', 'assistant-tool-failed', { tool, reason: reason(error), search: error instanceof StockUnavailable });
  const { kind, message } = refusal;
  const body = { error: { code: codes[kind], message, retryable: kind === 'away' } };
  return { isError: true, content: [{ type: 'text', text: message }], structuredContent: body };
}

const away = 'This cannot be read right now. Please try again in a moment.';
