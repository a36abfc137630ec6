/** The bundler imports a file as its text. */
module.exports = (/** @type {string} */ text) => `export default ${JSON.stringify(text)};`;
