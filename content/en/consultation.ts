import type { RawWords } from '../schemas/content-files';
import { usualWeeks } from './how-it-goes';

/** The words of the carousel on /go-solar that shows what a consultation leads to. */
export const consultation = {
  heading: 'How a consultation goes',
  line: 'A solar adviser answers your questions, and visits your roof only if you want that.',
  label: 'The steps of a consultation',
  slides: [
    {
      picture: {
        picture: 'consult-survey',
        alt: 'A bare terrace, the place of each panel marked on its floor, a levelling instrument on its tripod beside them',
      },
      title: 'We measure your roof',
      text: 'Shade, space, and the place of your meter.',
    },
    {
      picture: {
        picture: 'consult-design',
        alt: 'A tablet on a table, on its screen the plan of a roof with three rows of panels',
      },
      title: 'We design your solar system',
      text: 'The size that fits your bill, with subsidy and EMI worked out.',
    },
    {
      picture: {
        picture: 'consult-install',
        alt: 'A frame on a terrace, half of it covered with panels, a ladder at its edge and the next panels in a pile',
      },
      title: 'We install it',
      text: 'Only after you have said yes.',
    },
  ],
  then: `In five steps: survey, written quote and, if you say yes, installation, net meter and subsidy. From the application to the net meter it usually takes ${usualWeeks} (not promised; published for Kanpur, September 2026).`,
} satisfies RawWords['consultation'];
