// A program, run from the folder of the packages that it imports: holds the manifests of its argument against the schemas of Kubernetes.
import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';

for (const document of parseAllDocuments(readFileSync(process.argv[2], 'utf8'))) {
  const manifest = document.toJS();
  const { [manifest.kind]: Model } = await import(`kubernetes-models/${manifest.apiVersion}`);
  new Model(manifest).validate();
  console.log(manifest.kind);
}
