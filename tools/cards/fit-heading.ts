/**
 * Gives the headline of a share card the largest size at which the words fit below the logo and into their width.
 * @returns false if no size fits
 */
export function fitHeading(): boolean {
  const heading = document.querySelector('h1')!;
  const words = document.querySelector('.words')!;
  const logo = document.querySelector('.logo')!;
  return [92, 86, 80, 74, 68, 62, 56].some((size) => {
    heading.style.fontSize = `${size}px`;
    const clear = words.getBoundingClientRect().top >= logo.getBoundingClientRect().bottom + 28;
    return clear && words.scrollWidth <= words.clientWidth;
  });
}
