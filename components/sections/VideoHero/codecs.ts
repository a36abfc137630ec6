/** What the film files need of a browser: their format, profile and level, as the files themselves say it. */
export const CODECS = { av1: 'av01.0.05M.08', h264: 'avc1.64001f' } as const;
