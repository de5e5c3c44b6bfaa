/** Machines as users write them. */

export const virtualMachine = (name: string, { image = 'debian-12', labels = 'app: web', more = '' } = {}) => `
apiVersion: compute.service/v1alpha1
kind: VirtualMachine
metadata:
  name: ${name}
  labels: { ${labels} }
spec:
  imageRef: ${image}
  ports: [{ name: http, guestPort: 80, exposure: private-tunnel, protocol: TCP, readinessProbe: true }]
${more}`;
export const bareMetalMachine = (name: string) => `
apiVersion: compute.service/v1alpha1
kind: BareMetalMachine
metadata: { name: ${name} }
spec: { machineClassName: metal-1, imageRef: debian-12 }
`;
