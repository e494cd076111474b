/* The Node that the project asks for, as package.json says it. */
var required = require('../package.json').engines.node.replace('>=', '');

/** One line saying that a version ('18.2.0') is too old, or null when it will do. */
exports.tooOld = function tooOld(version) {
  var have = version.split('.').map(Number);
  var need = required.split('.').map(Number);
  for (var i = 0; i < need.length; i += 1) {
    if (have[i] > need[i]) return null;
    if (have[i] < need[i])
      return 'Proscenium needs Node ' + required + ' or later; this is Node ' + version + '.';
  }
  return null;
};
