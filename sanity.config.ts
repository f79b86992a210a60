import { defineConfig, type Tool } from 'sanity';
import { structureTool } from 'sanity/structure';
import { blockSchemas } from '@/blocks/schemas.generated.ts';
import { documentTypes } from '@/schemas/document-types.generated.ts';
import { withClaimsRead } from '@/schemas/fields/document-claims.ts';
import { objectTypes } from '@/schemas/object-types.ts';
import { FormInput } from '@/studio/form-input.tsx';
import { confirmPublish } from '@/studio/impact/confirm-publish.tsx';
import { isSharable } from '@/studio/impact/sharable.ts';
import { leadsTool } from '@/studio/leads/leads-tool.tsx';
import { leavesRedirect, redirectOnMove } from '@/studio/moving/redirect-on-move.tsx';
import { isUnassignedHost } from '@/studio/platform/host-site.ts';
import { studioRuntime } from '@/studio/platform/runtime-config.ts';
import { preview } from '@/studio/preview/presentation.ts';
import { previewTool } from '@/studio/preview/preview-tool.tsx';
import { revertByValue } from '@/studio/revisions/revert-by-value.tsx';
import { embeddedService } from '@/studio/service/embedded-service.ts';
import { startTool } from '@/studio/start/start-tool.tsx';
import { startingValues } from '@/studio/starting-values.ts';
import { structure } from '@/studio/structure.ts';
import { mendEditsOfDeletedDrafts } from '@/studio/typing/deleted-drafts.ts';
import { wording } from '@/studio/wording.ts';

const { projectId, dataset, apiHost, embedded } = studioRuntime(window.forecourtStudio, window.location.origin);
const off = { enabled: false };
const previewOfStaff = (tool: Tool): Tool => (tool.name === 'presentation' ? previewTool(tool) : tool);

mendEditsOfDeletedDrafts();

export default defineConfig({
  title: 'Forecourt',
  projectId,
  dataset,
  // A hosted studio keeps a token that it can hand to the site's host; a cookie of Sanity's would stay there.
  ...(embedded && apiHost ? embeddedService(apiHost, projectId) : { auth: { loginMethod: 'token' as const } }),
  // A host that belongs to no site has no page to preview.
  plugins: [
    structureTool({ title: 'Content', structure }),
    ...(isUnassignedHost(window.location) ? [] : [preview(window.location)]),
  ],
  schema: {
    types: [...documentTypes.map(withClaimsRead), ...objectTypes, ...blockSchemas],
    templates: (standard) => [...standard, ...startingValues],
  },
  form: { components: { input: FormInput } },
  i18n: wording,
  // Like the preview, the desk is a site's: no other host has enquiries. The first tool is what `/studio` opens.
  tools: (tools) => (isUnassignedHost(window.location) ? tools : [startTool, ...tools.map(previewOfStaff), leadsTool]),
  document: {
    actions: (actions, { schemaType }) =>
      actions
        // A copy would have the short name, the number and the host names of its original.
        .filter(({ action }) => schemaType !== 'site' || action !== 'duplicate')
        .map((action) => (leavesRedirect(schemaType) ? redirectOnMove(action) : action))
        .map(revertByValue)
        .map((action) => (isSharable(schemaType) ? confirmPublish(action) : action)),
    comments: off,
    // A document made outside a site's list would have no owner. An open document makes no other, and
    // would evaluate each type's initial value before it opens.
    newDocumentOptions: (items, { creationContext }) => (creationContext.type === 'structure' ? items : []),
  },
  releases: off,
  scheduledPublishing: off,
  scheduledDrafts: off,
  tasks: off,
  announcements: off,
});
