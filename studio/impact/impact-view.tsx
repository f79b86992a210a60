import { Box, Text } from '@sanity/ui';
import type { UserViewComponent } from 'sanity/structure';
import { ImpactList } from './impact-list.tsx';
import { useImpact } from './use-impact.ts';

/** A view of a shared document: which sites its unpublished changes will affect (CFG-02). */
export const ImpactView: UserViewComponent = ({ document, documentId, schemaType }) => {
  const impact = useImpact(documentId, schemaType.name, document.draft?._rev, 'publish');
  return (
    <Box padding={4}>
      {document.draft ? (
        <ImpactList impact={impact} />
      ) : (
        <Text muted>
          There are no unpublished changes. Once you change something, the sites that it touches are listed here.
        </Text>
      )}
    </Box>
  );
};
