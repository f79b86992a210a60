import { defineLocaleResourceBundle } from 'sanity';
import { uploadFailed } from './uploads/picture-file.ts';

/** Words of the studio that say too little to staff, in plainer ones. */
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
          'Nothing here yet. What a site does not have of its own comes from its template or brand.',
      },
    }),
  ],
};
