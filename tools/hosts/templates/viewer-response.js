// The build writes this file from tools/hosts/. Change it there.
var HEADERS = {{headers}};

function handler(event) {
  // Compares with file names, because the "viewer request" function has replaced the address of a page by its file.
  var uri = event.request.uri;
  var response = event.response;
  HEADERS.forEach(function (header) {
    var excepted = header.except.paths.some(function (path) {
      return /\/$/.test(path) ? uri.indexOf(path) === 0 : uri === path;
    });
    response.headers[header.name] = { value: excepted ? header.except.value : header.value };
  });
  return response;
}
