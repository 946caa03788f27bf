/** Components carry the names of their files; a number at the end means that two files share one name. */

/** @param {any} document */
export default function componentNames(document) {
  return Object.entries(document.components ?? {}).flatMap(([section, members]) =>
    Object.keys(members).flatMap((name) => {
      const form = section === "examples" ? /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/ : /^[A-Z][A-Za-z0-9]*$/;
      if (/-\d+$/.test(name))
        return [
          {
            message: `${name}: two files of ${section} share a name.`,
            path: ["components", section, name],
          },
        ];
      return form.test(name)
        ? []
        : [
            {
              message: `${name} is no fitting name for ${section}.`,
              path: ["components", section, name],
            },
          ];
    }),
  );
}
