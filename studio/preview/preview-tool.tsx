import type { ComponentType } from 'react';
import type { Tool } from 'sanity';
import { useDeskSession } from '@/studio/leads/desk-session.ts';
import { previewStyles } from '@/studio/preview/preview-styles.ts';

/**
 * Waits with the preview, which only staff may see, until the host has identified the person
 * (CMS-02).
 */
export function previewTool<Of extends Tool>(tool: Of): Of {
  const Shown = tool.component as ComponentType<{ tool: Tool }>;
  const Preview = (props: { tool: Tool }) =>
    useDeskSession() ? (
      <>
        <style>{previewStyles}</style>
        <Shown {...props} />
      </>
    ) : null;
  return { ...tool, component: Preview };
}
