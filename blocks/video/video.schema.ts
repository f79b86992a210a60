import { PlayIcon } from '@sanity/icons/Play';
import { defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { embedAddressField } from '@/schemas/fields/embed-address.ts';

type Parent = { source?: string } | undefined;

export const videoSchema = defineBlock({
  name: 'video',
  title: 'Video',
  description: 'A video from YouTube or Vimeo, or one that you upload. It plays when a shopper clicks it.',
  icon: PlayIcon,
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string', validation: (rule) => rule.max(90) }),
    defineField({
      name: 'title',
      title: 'What the video shows',
      type: 'string',
      description: 'A few words: "A walk around the new Everest". They stand on the play button.',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'source',
      title: 'Where it is',
      type: 'string',
      initialValue: 'address',
      options: {
        layout: 'radio',
        list: [
          { value: 'address', title: 'On YouTube or Vimeo' },
          { value: 'file', title: 'A file of ours' },
        ],
      },
    }),
    embedAddressField('address', {
      title: 'Address',
      kinds: ['video'],
      hidden: ({ parent }) => parent?.source === 'file',
    }),
    defineField({
      name: 'file',
      title: 'Video file',
      type: 'file',
      description: 'MP4 or WebM. Keep it under 50 MB: shoppers on the road have to load it.',
      options: { accept: 'video/mp4,video/webm' },
      hidden: ({ parent }) => (parent as Parent)?.source !== 'file',
    }),
    defineField({
      name: 'captions',
      title: 'Captions',
      type: 'file',
      description: 'A WebVTT file (.vtt) with what is said, for shoppers who do not hear it.',
      options: { accept: '.vtt,text/vtt' },
      hidden: ({ parent }) => (parent as Parent)?.source !== 'file',
      validation: (rule) =>
        rule
          .custom((captions, { parent }) =>
            (parent as Parent)?.source === 'file' && !captions?.asset
              ? 'Add captions where anybody speaks: some shoppers do not hear it.'
              : true,
          )
          .warning(),
    }),
    defineField({
      name: 'poster',
      title: 'Picture before it plays',
      type: 'picture',
      description: 'Shown at 16:9.',
    }),
    defineField({ name: 'text', title: 'Words under the video', type: 'text', rows: 2 }),
  ],
  preview: { select: { title: 'title', subtitle: 'address', media: 'poster' } },
});
