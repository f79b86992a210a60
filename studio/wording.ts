import { defineLocaleResourceBundle } from 'sanity';
import { uploadFailed } from './uploads/picture-file.ts';

/** Texts of the studio that are unclear to staff, in plainer English. */
export const wording = {
  bundles: [
    defineLocaleResourceBundle({
      locale: 'en-US',
      namespace: 'studio',
      resources: { 'asset-sources.common.uploader.upload-failed.description': uploadFailed },
    }),
    defineLocaleResourceBundle({
      locale: 'en-US',
      namespace: 'structure',
      resources: {
        'panes.document-list-pane.no-documents-of-type.text':
          'Nothing here yet. Where the template or brand has some of these, shoppers see those.',
      },
    }),
  ],
};
