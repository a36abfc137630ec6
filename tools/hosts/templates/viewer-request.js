// The build writes this file from tools/hosts/. Change it there.
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  // Leaves addresses under /.well-known/ alone, because they are files with fixed names and not pages.
  if (/^\/\.well-known\//.test(uri)) return request;
  var old = {{redirects}}[uri];
  if (old) return moved(old, request);
  if (uri === '/') {
    request.uri = '/index.html';
    return request;
  }
  if (/^\/index(\.html|\/)?$/.test(uri)) return moved('/', request);
  // Other characters could make the Location header, which repeats the address, lead to another site.
  var other = /^(\/[\w/-]*\w)(\.html|\/)$/.exec(uri);
  if (other && uri !== '/404.html') return moved(other[1].replace(/\/+/g, '/'), request);
  if (!/\.[^/]*$/.test(uri)) request.uri = uri + '.html';
  return request;
}

function moved(address, request) {
  var query = Object.keys(request.querystring).map(function (name) {
    var asked = request.querystring[name];
    return (asked.multiValue || [asked]).map(function (one) {
      return one.value === '' ? name : name + '=' + one.value;
    }).join('&');
  }).join('&');
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: query ? address + '?' + query : address } },
  };
}
