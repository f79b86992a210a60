import { ControlsIcon } from '@sanity/icons/Controls';
import { defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { checkStockMatches } from '@/schemas/fields/stock-matches.ts';
import { carTypesField } from '@/schemas/fields/vocabulary.ts';

export const priceSliderSchema = defineBlock({
  name: 'priceSlider',
  title: 'Price slider',
  description: 'Shoppers choose a lowest and a highest price and go to those cars, the dearest first.',
  icon: ControlsIcon,
  validation: (rule) => rule.custom(checkStockMatches).warning(),
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string', validation: (rule) => rule.max(90) }),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 3, validation: (rule) => rule.max(240) }),
    carTypesField({ title: 'Which cars', description: 'None chosen: all of them.' }),
    defineField({
      name: 'noun',
      title: 'What is counted',
      type: 'string',
      description: 'The word of the button: "cars", "vehicles", "caravans".',
      initialValue: 'cars',
      validation: (rule) => rule.max(20),
    }),
  ],
});
