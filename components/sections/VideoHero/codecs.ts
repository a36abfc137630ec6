/** A test compares these strings with the film files. */
export const CODECS = { av1: 'av01.0.05M.08', h264: 'avc1.64001f' } as const;
