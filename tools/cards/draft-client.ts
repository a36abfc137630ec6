import { fitHeading } from './fit-heading';

/** Shows a message in the draft of a share card if its words do not fit. `npm run make -- cards` would refuse them. */
void document.fonts.ready.then(() => {
  if (!fitHeading()) document.querySelector('.kicker')!.textContent = 'Too long for the card: shorten the headline.';
});
