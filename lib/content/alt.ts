const CAMERA_FILE = /^(img|dsc[nf]?|pxl|mvi|gopr|photo|image|screenshot|whatsapp image)[ _-]?\d/i;
const WITH_ENDING = /\.(avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;
const ONE_WORD = /^(\S*_\S*|[a-z0-9]+(-[a-z0-9]+)+|[a-z]+\d+)$/;

/** Whether an alt text is probably the name of the picture's file, such as "IMG_2034.jpg". */
export const isFileName = (alt: string): boolean =>
  [CAMERA_FILE, WITH_ENDING, ONE_WORD].some((pattern) => pattern.test(alt.trim()));

export const notAFileName = {
  error: ({ input }: { input?: unknown }) =>
    `expected a sentence that says what the picture shows, and ${JSON.stringify(input)} reads like the name of a file`,
};
