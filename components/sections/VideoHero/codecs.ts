/** The codec strings of the film files: format, profile and level. A test compares them with the files. */
export const CODECS = { av1: 'av01.0.05M.08', h264: 'avc1.64001f' } as const;
