import { fitWords } from './fit-words';

/** The script of a share card that is a draft: sets its words as the picture will have them, or says that it cannot. */
void document.fonts.ready.then(() => {
  if (!fitWords()) document.querySelector('.kicker')!.textContent = 'Too long for the card: shorten the headline.';
});
