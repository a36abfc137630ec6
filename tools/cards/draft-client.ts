import { fitHeading } from './fit-heading';

/** Warns in the draft of a share card whose words do not fit, because `npm run make -- cards` would refuse them. */
void document.fonts.ready.then(() => {
  if (!fitHeading()) document.querySelector('.kicker')!.textContent = 'Too long for the card: shorten the headline.';
});
