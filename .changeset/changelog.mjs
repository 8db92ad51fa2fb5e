/** How a changelog is written: what changed, in the words of its changeset, and one line for each package that it stands on. */
const indent = (text) => text.trim().replaceAll('\n', '\n  ');

export default {
  getReleaseLine: ({ summary }) => Promise.resolve(`- ${indent(summary)}`),
  getDependencyReleaseLine: (_changesets, dependencies) =>
    Promise.resolve(
      dependencies.map(({ name, newVersion }) => `- Goes with \`${name}\` ${newVersion}.`).join('\n'),
    ),
};
