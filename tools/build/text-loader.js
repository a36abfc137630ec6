/** A loader for the bundler of Next: importing a file gives its text. */
module.exports = (/** @type {string} */ text) => `export default ${JSON.stringify(text)};`;
