/** The beginning of a file name as cameras, phones and messengers give it, for example IMG_2034. */
const CAMERA = /^(img|dsc[nf]?|pxl|mvi|gopr|photo|image|screenshot|whatsapp image)[ _-]?\d/i;
const WITH_ENDING = /\.(avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;
/** A text of one word that has underscores, hyphens or a number in it, as file names have. */
const ONE_WORD = /^(\S*_\S*|[a-z0-9]+(-[a-z0-9]+)+|[a-z]+\d+)$/;

/** Whether words that should say what a picture shows are most likely the name of its file: "IMG_2034.jpg", "hero-roof". */
export const isFileName = (alt: string): boolean =>
  [CAMERA, WITH_ENDING, ONE_WORD].some((pattern) => pattern.test(alt.trim()));

export const notAFileName = {
  error: ({ input }: { input?: unknown }) =>
    `expected a sentence that says what the picture shows, and ${JSON.stringify(input)} reads like the name of a file`,
};
