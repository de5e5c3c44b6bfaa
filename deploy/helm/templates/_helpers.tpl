{{- define "compute.name" -}}
{{- .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- end }}

{{- define "compute.selector" -}}
app.kubernetes.io/name: compute-service
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .role }}
{{- end }}

{{- define "compute.labels" -}}
{{ include "compute.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end }}

{{- define "compute.image" -}}
{{- with .Values.image -}}
{{- if .digest -}}{{ .repository }}@{{ .digest }}{{- else -}}{{ .repository }}:{{ .tag | default $.Chart.AppVersion }}{{- end -}}
{{- end -}}
{{- end }}

{{/* The release of the image: the version of its workers. */}}
{{- define "compute.release" -}}
{{- with .Values.image -}}
{{- if .digest -}}{{ .digest | trimPrefix "sha256:" | trunc 12 }}{{- else -}}{{ .tag | default $.Chart.AppVersion | trunc 40 }}{{- end -}}
{{- end -}}
{{- end }}

{{/* What the profile "restricted" of the Pod Security Standards asks of a pod, and of a container. */}}
{{- define "compute.podSecurity" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
{{- with .Values.image.pullSecrets }}
imagePullSecrets: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "compute.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{/* Settings of every role. A role's own come after it: the last value of a name wins. */}}
{{- define "compute.settings" -}}
{{- range $name, $value := .Values.settings }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
- { name: PUBLIC_URL, value: {{ .Values.publicUrl | quote }} }
- { name: DATA_DIR, value: /data }
- { name: FLEET_FILE, value: /fleet/fleet.yaml }
- { name: TEMPORAL_ADDRESS, value: {{ .Values.temporal.address | quote }} }
- { name: TEMPORAL_NAMESPACE, value: {{ .Values.temporal.namespace | quote }} }
{{- if or .Values.temporal.tlsSecret .Values.temporal.apiKeySecret }}
- { name: TEMPORAL_TLS, value: "true" }
{{- end }}
{{- with .Values.temporal.serverName }}
- { name: TEMPORAL_TLS_SERVER_NAME, value: {{ . | quote }} }
{{- end }}
{{- with .Values.temporal.tlsSecret }}
- { name: TEMPORAL_TLS_SERVER_CA_CERT_PATH, value: /temporal-tls/ca.crt }
{{- if not $.Values.temporal.apiKeySecret }}
- { name: TEMPORAL_TLS_CLIENT_CERT_PATH, value: /temporal-tls/tls.crt }
- { name: TEMPORAL_TLS_CLIENT_KEY_PATH, value: /temporal-tls/tls.key }
{{- end }}
{{- end }}
{{- with .Values.temporal.apiKeySecret }}
- name: TEMPORAL_API_KEY
  valueFrom: { secretKeyRef: { name: {{ . }}, key: apiKey } }
{{- end }}
{{- if .Values.temporal.payloadKeysSecret }}
- { name: TEMPORAL_PAYLOAD_KEYS_FILE, value: /payload-keys/payload-keys }
{{- end }}
{{- end }}

{{- define "compute.mounts" -}}
- { name: fleet, mountPath: /fleet, readOnly: true }
- { name: data, mountPath: /data }
- { name: tmp, mountPath: /tmp }
{{- if .Values.temporal.tlsSecret }}
- { name: temporal-tls, mountPath: /temporal-tls, readOnly: true }
{{- end }}
{{- if and .Values.database.caSecret (ne .role "host") }}
- { name: database-tls, mountPath: /database-tls, readOnly: true }
{{- end }}
{{- if .Values.temporal.payloadKeysSecret }}
- { name: payload-keys, mountPath: /payload-keys, readOnly: true }
{{- end }}
{{- end }}

{{/* Given the role: each has a client certificate of its own, in the secret NAME-ROLE. */}}
{{- define "compute.volumes" -}}
- { name: tmp, emptyDir: { sizeLimit: 64Mi } }
{{- with .Values.temporal.tlsSecret }}
- name: temporal-tls
  secret: { secretName: {{ . }}-{{ $.role }}, defaultMode: 288 }
{{- end }}
{{- if and .Values.database.caSecret (ne .role "host") }}
- name: database-tls
  secret: { secretName: {{ .Values.database.caSecret }}, defaultMode: 288 }
{{- end }}
{{- with .Values.temporal.payloadKeysSecret }}
- name: payload-keys
  secret: { secretName: {{ . }}, defaultMode: 288 }
{{- end }}
{{- end }}
