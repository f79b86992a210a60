import { type Services, services } from '@/web/platform/services.ts';

/** What reads of content use of this process. */
type ContentSource = Pick<Services, 'content' | 'calls'> & {
  circuit: NonNullable<Services['circuits']>['content'] | undefined;
  /** Stores what a page was made of; without records there is nothing to store it in. */
  remember(key: string, value: unknown): void;
};

/** The one place where content's adapter takes it (decision 31). */
export function contentSource(): ContentSource {
  const { content, calls, circuits, leads } = services();
  return {
    content,
    calls,
    circuit: circuits?.content,
    remember: (key, value) => leads?.lastContent.remember(key, value),
  };
}
